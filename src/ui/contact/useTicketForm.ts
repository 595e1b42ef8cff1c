import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import {
  validateTicketDraft,
  TICKET_FIELDS,
  type TicketField,
  type TicketFieldErrors,
} from '@/domain/tickets/validateTicketDraft'
import { ticketErrorMessage } from '@/messages/site/tickets'
import type { ApiError } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { sendTicket } from './sendTicket'
import { rememberSentTicket } from './sentTicket'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface TicketErrors {
  fields: TicketFieldErrors
  message: string | null
}

function toTicketErrors({ code, field: name, message }: ApiError): TicketErrors {
  const field = TICKET_FIELDS.find((known) => known === name)
  return field && code !== 'unreachable' && ticketErrorMessage(field, code)
    ? { fields: { [field]: code }, message: null }
    : { fields: {}, message }
}

export function useTicketForm(restaurant: number | null) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<TicketErrors>({ fields: {}, message: null })

  const show = (found: TicketErrors) => {
    setErrors(found)
    const first = TICKET_FIELDS.find((field) => found.fields[field])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const { submit, isPending } = useSubmit(sendTicket, {
    leavesPage: true,
    onSuccess: ({ page }) => {
      rememberSentTicket(page)
      router.push('/contact/sent')
    },
    onError: (error) => show(toTicketErrors(error)),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const draft = {
      kind: textOf(data, 'kind'),
      subject: textOf(data, 'subject'),
      body: textOf(data, 'body'),
      email: textOf(data, 'email'),
    }
    const fields = validateTicketDraft(draft)
    show({ fields, message: null })
    if (Object.keys(fields).length > 0) return
    submit({ ...draft, website: textOf(data, 'website'), restaurant })
  }
  const errorOf = (field: TicketField): string | null => {
    const code = errors.fields[field]
    return (code && ticketErrorMessage(field, code)) ?? null
  }
  return { form, errorOf, message: errors.message, isPending, onSubmit }
}
