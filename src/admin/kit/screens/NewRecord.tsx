import { useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the one place
import { CreateBase, type CreateBaseProps } from 'react-admin'
import { newIdempotencyKey } from '@/domain/http/idempotencyKey'

/** A new record that the form below writes. Its key is made once, so that saving again after a lost answer is safe. */
export function NewRecord(props: Omit<CreateBaseProps, 'mutationOptions'>) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  return <CreateBase {...props} mutationOptions={{ meta: { idempotencyKey } }} />
}
