import { env } from '@/infra/env'
import { identitySettings } from '@/infra/oidc/settings'
import { KakaoStart } from '@/ui/member/KakaoStart'
import { DemoNote, SignInOff } from './SignInNotes'

export function SignInButton({ returnTo, label }: { returnTo: string; label?: string }) {
  const settings = identitySettings(env())
  if (!settings) return <SignInOff />
  return (
    <>
      <KakaoStart returnTo={returnTo} {...(label && { label })} />
      {settings.local && <DemoNote />}
    </>
  )
}
