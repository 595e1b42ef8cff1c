import type { Metadata } from 'next'
import { buttonClass } from '@/ui/kit/buttonClass'
import type { SearchParams } from '@/ui/urls/readQuery'

/** Of a page behind a link in a mail. */
export interface MailLinkProps {
  params: Promise<{ token: string }>
  searchParams: Promise<SearchParams>
}

/** The address is a secret. With `no-referrer` browsers would send the form without its origin. */
export const mailLinkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})

interface MailLinkFormProps {
  /** path of the API */
  action: string
  token: string
  button: string
}

/** Its button posts and comes back to the page. */
export const MailLinkForm = ({ action, token, button }: MailLinkFormProps) => (
  <form method="post" action={`${action}/${encodeURIComponent(token)}?then=page`} className="mt-6">
    <button type="submit" className={buttonClass('primary')}>
      {button}
    </button>
  </form>
)
