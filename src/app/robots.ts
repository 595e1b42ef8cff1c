import type { MetadataRoute } from 'next'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, WELCOME_PAGE } from '@/domain/member/paths'
import { siteOrigin } from './(site)/_data/siteOrigin'

export const dynamic = 'force-dynamic'

/** Where members sign in and are at home: nothing to find, and each page's sign-in link is an address of its own. */
const WAY_IN = [LOGIN_PAGE, '/auth/', REGISTER_PAGE, WELCOME_PAGE, PROFILE_PAGE]

/** Search engines read the pages; searches and the staff's rooms are not for them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/cms', '/api/', ...WAY_IN, '/*?q=', '/*&q='] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
