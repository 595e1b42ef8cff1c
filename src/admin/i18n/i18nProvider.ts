import polyglot from 'ra-i18n-polyglot'
import { RESOURCE_WORDS } from '@/messages/staff/resources'
import { RA_MESSAGES } from './raMessages'

const messages = { ra: RA_MESSAGES, resources: RESOURCE_WORDS }

/**
 * The words of the back office. Labels follow from keys: `resources.<resource>.fields.<field>`. A key without words is
 * its last part in development, and a failing test (`tests/unit/admin/i18n`).
 */
export const i18nProvider = polyglot(() => messages, 'ko', [{ locale: 'ko', name: '한국어' }], { allowMissing: true })
