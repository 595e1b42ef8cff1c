import type { SignIn } from '@/domain/staff/signIn'
import { STAFF_SESSION_PATH } from '@/domain/staff/paths'
import { SIGN_IN_FAILURE } from '@/messages/staff/staffPages'

export interface Refusal {
  message: string
  /** the field it is about; null when it is about the whole */
  field: keyof SignIn | null
}

interface Answer {
  error?: { message?: string; field?: string }
}

const isField = (name: string | undefined): name is keyof SignIn => name === 'email' || name === 'password'

/** Asks to be let in; null means that we are. Whatever goes wrong on the way is a sentence too. */
export async function signIn(typed: SignIn): Promise<Refusal | null> {
  try {
    const response = await fetch(STAFF_SESSION_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    })
    if (response.ok) return null
    const { error } = (await response.json()) as Answer
    return { message: error?.message ?? SIGN_IN_FAILURE, field: isField(error?.field) ? error.field : null }
  } catch {
    return { message: SIGN_IN_FAILURE, field: null }
  }
}
