import { permanentRedirect } from 'next/navigation'

export default function Moved(): never {
  permanentRedirect('/privacy')
}
