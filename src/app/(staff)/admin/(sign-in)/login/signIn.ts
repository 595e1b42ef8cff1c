import { STAFF_SESSION_PATH } from '@/domain/staff/paths'
import type { SignIn } from '@/domain/staff/signIn'
import { SIGN_IN_FAILURE } from '@/messages/staff/staffPages'
import { type ApiResult, requestApi } from '@/ui/api/requestApi'

export const signIn = (credentials: SignIn): Promise<ApiResult<unknown>> =>
  requestApi<unknown>(STAFF_SESSION_PATH, { method: 'POST', body: credentials, failureMessage: SIGN_IN_FAILURE })
