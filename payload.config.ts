import { ko } from '@payloadcms/translations/languages/ko'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig, type CollectionSlug } from 'payload'
import sharp from 'sharp'
import { staffEndpoints } from '@/api/ra/endpoints'
import { Agencies } from '@/collections/agencies'
import { Comments } from '@/collections/comments'
import { Faqs } from '@/collections/faqs'
import { definedCollections } from '@/collections/collectionOf'
import { PlaceCollections } from '@/collections/placeCollections'
import { DataFormats } from '@/collections/dataFormats'
import { Departments } from '@/collections/departments'
import { ImportBatches } from '@/collections/importBatches'
import { ImportRowIssues } from '@/collections/importRowIssues'
import { Licences } from '@/collections/licences'
import { MatchReviews } from '@/collections/matchReviews'
import { Media } from '@/collections/media'
import { Posts } from '@/collections/posts'
import { Regions } from '@/collections/regions'
import { Reports } from '@/collections/reports'
import { RestaurantAliases } from '@/collections/restaurantAliases'
import { RestaurantMerges } from '@/collections/restaurantMerges'
import { Restaurants } from '@/collections/restaurants'
import { RestaurantSources } from '@/collections/restaurantSources'
import { Reviews } from '@/collections/reviews'
import { RoleGrants } from '@/collections/roleGrants'
import { SourceDocuments } from '@/collections/sourceDocuments'
import { Sources } from '@/collections/sources'
import { TermsVersions } from '@/collections/termsVersions'
import { Tickets } from '@/collections/tickets'
import { Users } from '@/collections/users'
import { Visits } from '@/collections/visits'
import { accessByTable, accessTo } from '@/collections/access'
import { serverTimestamps } from '@/collections/fields'
import { LIKES } from '@/collections/likes'
import { toErrorResponse } from '@/collections/hooks/toErrorResponse'
import { objectsOnly } from '@/collections/hooks/operations'
import { emailAdapter } from '@/infra/email'
import { log } from '@/infra/log'
import { payloadDatabase } from '@/server/payloadDatabase'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { admin: '/cms' },
  graphQL: { disable: true },
  telemetry: false,
  logger: log,
  email: emailAdapter,
  sharp,
  i18n: { supportedLanguages: { ko }, fallbackLanguage: 'ko' },
  maxDepth: 2,
  admin: {
    user: Users.slug,
    // Payload's default would request a picture from Gravatar, which discloses a hash of the email address.
    avatar: 'default',
    dateFormat: 'yyyy년 M월 d일 HH:mm',
    meta: { titleSuffix: ' · 공공밥상' },
    components: {
      beforeNavLinks: ['/src/app/(payload)/cms/BackOfficeLink#BackOfficeLink'],
      logout: { Button: '/src/app/(payload)/cms/SignOutButton#SignOutButton' },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/cms/importMap.js') },
  },
  collections: [
    Restaurants,
    RestaurantAliases,
    MatchReviews,
    RestaurantMerges,
    RestaurantSources,
    Licences,
    Visits,
    Agencies,
    Sources,
    Departments,
    Regions,
    SourceDocuments,
    ImportBatches,
    ImportRowIssues,
    Media,
    TermsVersions,
    Faqs,
    PlaceCollections,
    DataFormats,
    Tickets,
    Reviews,
    Posts,
    Comments,
    Reports,
    ...LIKES,
    Users,
    RoleGrants,
  ],
  plugins: [definedCollections, serverTimestamps, accessByTable, objectsOnly],
  endpoints: staffEndpoints,
  jobs: { tasks: [], access: { cancel: () => false, queue: () => false, run: () => false } },
  db: payloadDatabase(path.join(root, 'migrations')),
  hooks: { afterError: [toErrorResponse] },
  onInit: (payload) => {
    // Payload's own tables default to "any signed-in user"; members must not reach them.
    for (const slug of ['payload-locked-documents', 'payload-migrations']) {
      const config = payload.collections[slug as CollectionSlug]?.config
      if (config) config.access = { ...config.access, ...accessTo(slug) }
    }
  },
  // Otherwise Payload starts a process for this on every non-production start; use `npm run types` instead.
  typescript: { autoGenerate: false, outputFile: path.join(root, 'src/payload-types.ts') },
})
