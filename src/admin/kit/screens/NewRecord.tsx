import { useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { CreateBase, type CreateBaseProps } from 'react-admin'
import { newIdempotencyKey } from '@/domain/http/idempotencyKey'

interface Props extends Omit<CreateBaseProps, 'mutationOptions'> {
  /** in place of a notice */
  onError?: (error: Error) => void
}

/** A new record that the form below writes. Its key is made once, so that saving again after a lost answer is safe. */
export function NewRecord({ onError, ...props }: Props) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return <CreateBase {...props} mutationOptions={{ meta: { idempotencyKey }, ...(onError && { onError }) }} />
}
