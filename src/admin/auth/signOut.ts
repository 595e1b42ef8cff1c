import { SIGN_IN_PAGE, STAFF_SESSION_PATH } from '@/domain/staff/paths'
import { requestJson } from '../dataProvider/requestJson'

/** A full page load, so that nothing stays in memory. */
export async function signOut(): Promise<void> {
  await requestJson(STAFF_SESSION_PATH, { method: 'DELETE' })
  location.assign(SIGN_IN_PAGE)
}
