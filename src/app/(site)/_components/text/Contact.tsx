import { env } from '@/infra/env'

/** The operator's address. `npm start` requires one; demo and development use an invented one. */
export function Contact() {
  const { CONTACT_EMAIL } = env()
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
}
