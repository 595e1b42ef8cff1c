import polyglot from 'ra-i18n-polyglot'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { RA_MESSAGES } from './raMessages'

const messages = { ra: RA_MESSAGES, resources: RESOURCE_LABELS }

/** Labels are `resources.<resource>.fields.<field>`; a missing key fails a test (`tests/unit/admin/i18n`). */
export const i18nProvider = polyglot(() => messages, 'ko', [{ locale: 'ko', name: '한국어' }], { allowMissing: true })
