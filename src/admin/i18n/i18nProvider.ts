import polyglot from 'ra-i18n-polyglot'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { RA_MESSAGES } from './raMessages'

const messages = { ra: RA_MESSAGES, resources: RESOURCE_LABELS }

/**
 * Texts of the back office. Labels derive from keys: `resources.<resource>.fields.<field>`. A missing key shows its
 * last part in development and fails a test (`tests/unit/admin/i18n`).
 */
export const i18nProvider = polyglot(() => messages, 'ko', [{ locale: 'ko', name: '한국어' }], { allowMissing: true })
