import { MAIL_CONFIRM_API, MAIL_DONE } from '@/contract/follows'
import { pagePool } from '@/infra/database/readPool'
import { MAIL_PAGES } from '@/messages/site/mail'
import { readConfirmation } from '@/server/follows/digest'
import { TextLink } from '@/ui/kit/TextLink'
import { readFields } from '@/ui/urls/readQuery'
import { AuthLayout } from '../../../_components/auth/AuthLayout'
import { MailLinkForm, mailLinkMetadata, type MailLinkProps } from '../../../_components/auth/mailLink'

const WORDS = MAIL_PAGES.confirm

export const metadata = mailLinkMetadata(WORDS.title)

/** Opened from a mail, perhaps by a scanner: only the button confirms. */
export default async function ConfirmMailPage({ params, searchParams }: MailLinkProps) {
  const { token } = await params
  const isDone = readFields(await searchParams).result === MAIL_DONE
  const asked = isDone ? null : await readConfirmation(pagePool(), token)
  if (!asked)
    return (
      <AuthLayout
        title={isDone ? WORDS.doneTitle : WORDS.goneTitle}
        lead={<span className="wrap-anywhere">{isDone ? WORDS.done : WORDS.gone}</span>}
      >
        <p className="mt-4">
          <TextLink href="/profile#notifications">{WORDS.settings}</TextLink>
        </p>
      </AuthLayout>
    )
  return (
    <AuthLayout title={WORDS.title} lead={<span className="wrap-anywhere">{WORDS.lead(asked.email)}</span>}>
      <MailLinkForm action={MAIL_CONFIRM_API} token={token} button={WORDS.button} />
    </AuthLayout>
  )
}
