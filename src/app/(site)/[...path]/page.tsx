import { notFound } from 'next/navigation'

/** Any other address: the site's own not-found page. Two root layouts stand side by side, so Next has none of its own. */
export default function UnknownPage(): never {
  notFound()
}
