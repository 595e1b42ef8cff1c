import { permanentRedirect } from 'next/navigation'

/** An address of earlier links. */
export default function Moved(): never {
  permanentRedirect('/privacy')
}
