import type { Page } from 'playwright'
import { RESOURCES } from '@/domain/access/table'
import { RESOURCE_LABELS } from '@/resources/labels'
import { FULL } from '../../setup/scale'
import { untilIdle } from './newVisitor'

const ADMIN_SCREENS = ['data-upload', 'statistics', 'recommendations', 'settings'] as const
/** What is listed within another screen. */
const WITHIN_SCREENS: readonly string[] = ['jobs', 'backups', 'words']

export interface StaffScreen {
  path: string
  /** says that it is there */
  heading: string
}

/** Every screen of the back office. */
export const STAFF_SCREENS: StaffScreen[] = [
  { path: '/admin', heading: '대시보드' },
  ...[...RESOURCES.filter((resource) => !WITHIN_SCREENS.includes(resource)), ...ADMIN_SCREENS].map((resource) => ({
    path: `/admin/${resource}`,
    heading: RESOURCE_LABELS[resource].name,
  })),
  { path: '/admin/matches?tab=duplicates', heading: '겹친 식당' },
  { path: '/admin/agencies/coverage', heading: '공개 달력' },
  { path: '/admin/settings?tab=system', heading: '설정' },
]

/**
 * Opens a screen of the back office in a page that has one open, and waits until all of it is there. It goes there as a
 * link does, and does not load the back office again, unless everything is tried.
 */
export async function openScreen(page: Page, { path, heading }: StaffScreen): Promise<void> {
  if (FULL) await page.goto(path)
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await untilIdle(page)
}
