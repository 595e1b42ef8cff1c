import { env } from '@/infra/env'

/** `npm start` requires an address; demo and development use an invented one. */
export function Contact() {
  const { CONTACT_EMAIL } = env()
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
}
