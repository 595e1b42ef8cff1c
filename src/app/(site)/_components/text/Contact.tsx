import { env } from '@/infra/env'

/** The operator's address; a server without one says so instead of naming an address nobody reads. */
export function Contact() {
  const { CONTACT_EMAIL } = env()
  if (!CONTACT_EMAIL) return <>이 서버의 운영자가 아직 연락처를 정하지 않았습니다.</>
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>
}
