import { useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { CreateBase, type CreateBaseProps } from 'react-admin'
import { newIdempotencyKey } from '@/domain/http/idempotencyKey'

interface Props extends Omit<CreateBaseProps, 'mutationOptions'> {
  onError?: (error: Error) => void
}

/** The idempotency key is generated once, so that saving again after a lost response is safe. */
export function NewRecord({ onError, ...props }: Props) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return <CreateBase {...props} mutationOptions={{ meta: { idempotencyKey }, ...(onError && { onError }) }} />
}
