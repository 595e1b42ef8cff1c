import { MAIL_DONE, MAIL_LEAVE_API } from '@/contract/follows'
import { MAIL_PAGES } from '@/messages/site/mail'
import { TextLink } from '@/ui/kit/TextLink'
import { readFields } from '@/ui/urls/readQuery'
import { AuthLayout } from '../../../_components/auth/AuthLayout'
import { MailLinkForm, mailLinkMetadata, type MailLinkProps } from '../../../_components/auth/mailLink'

const WORDS = MAIL_PAGES.leave

export const metadata = mailLinkMetadata(WORDS.title)

/** Without signing in. The same for every link, also one that was used: only the button leaves. */
export default async function LeaveMailPage({ params, searchParams }: MailLinkProps) {
  const { token } = await params
  if (readFields(await searchParams).result === MAIL_DONE)
    return (
      <AuthLayout title={WORDS.doneTitle} lead={WORDS.done}>
        <p className="mt-4">
          <TextLink href="/">{WORDS.home}</TextLink>
        </p>
      </AuthLayout>
    )
  return (
    <AuthLayout title={WORDS.title} lead={WORDS.lead}>
      <MailLinkForm action={MAIL_LEAVE_API} token={token} button={WORDS.button} />
    </AuthLayout>
  )
}
