import { ADMIN_SCREENS, RESOURCES } from '@/domain/backOffice/permissions'
import { RESOURCE_WORDS } from '@/messages/staff/resources'

/** What is listed within another screen. */
const WITHIN_SCREENS: readonly string[] = ['jobs', 'backups', 'words']

/** Every screen of the back office, with the heading that says it is there. */
export const STAFF_SCREENS = [
  { path: '/admin', heading: '대시보드' },
  ...[...RESOURCES.filter((resource) => !WITHIN_SCREENS.includes(resource)), ...ADMIN_SCREENS].map((resource) => ({
    path: `/admin/${resource}`,
    heading: RESOURCE_WORDS[resource].name,
  })),
  { path: '/admin/matches?tab=duplicates', heading: '겹친 식당' },
  { path: '/admin/agencies/coverage', heading: '공개 달력' },
  { path: '/admin/settings?tab=system', heading: '설정' },
]
