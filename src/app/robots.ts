import type { MetadataRoute } from 'next'
import { LOGIN_PAGE, PROFILE_PAGE, REGISTER_PAGE, WELCOME_PAGE } from '@/contract/memberPaths'
import { siteOrigin } from '@/infra/siteOrigin'

export const dynamic = 'force-dynamic'

/** Member pages: nothing to index, and each links to its own sign-in URL. */
const WAY_IN = [LOGIN_PAGE, '/auth/', REGISTER_PAGE, WELCOME_PAGE, PROFILE_PAGE]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/cms', '/api/', ...WAY_IN, '/*?q=', '/*&q='] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
