import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { draftFaults, TICKET_FIELDS, type TicketFaults } from '@/domain/tickets/draftFaults'
import { sendTicket } from './sendTicket'
import { rememberSentTicket } from './sentTicket'

const wordsOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Checks and sends the form it is given. The fields keep what was typed: nothing is cleared until it has arrived. */
export function useTicketForm(restaurant: number | null) {
  const router = useRouter()
  const [faults, setFaults] = useState<TicketFaults>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  const show = (form: HTMLFormElement, found: TicketFaults, said: string | null) => {
    setFaults(found)
    setSentence(said)
    const first = TICKET_FIELDS.find((field) => found[field])
    const field = first && form.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const [kind, subject, body, email] = TICKET_FIELDS.map((name) => wordsOf(data, name)) as [
      string,
      string,
      string,
      string,
    ]
    const draft = { kind, subject, body, email }
    const found = draftFaults(draft)
    show(form, found, null)
    if (Object.keys(found).length) return
    setSending(true)
    const sent = await sendTicket({ ...draft, website: wordsOf(data, 'website') }, restaurant)
    // Once it has arrived the button stays off: the next page is on its way.
    if (sent.sent) {
      rememberSentTicket()
      return router.push('/contact/sent')
    }
    setSending(false)
    show(form, sent.faults, sent.sentence)
  }
  return { faults, sentence, sending, submit }
}
