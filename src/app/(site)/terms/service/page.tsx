import { permanentRedirect } from 'next/navigation'

/** Redirects an earlier URL. */
export default function Moved(): never {
  permanentRedirect('/terms')
}
