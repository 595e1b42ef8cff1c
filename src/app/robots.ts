import type { MetadataRoute } from 'next'
import { siteOrigin } from './(site)/_data/siteOrigin'

export const dynamic = 'force-dynamic'

/** Search engines read the pages; searches and the staff's rooms are not for them. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/cms', '/api/', '/*?q=', '/*&q='] },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
