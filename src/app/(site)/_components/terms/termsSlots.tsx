import { env } from '@/infra/env'
import { Contact } from '../text/Contact'

/** Who operates this site stands in its settings, not in the texts. */
export const termsSlots = () => ({ email: <Contact />, officer: env().PRIVACY_OFFICER })
