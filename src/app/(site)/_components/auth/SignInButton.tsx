import { env } from '@/infra/env'
import { identitySettings } from '@/infra/oidc/settings'
import { KakaoStart } from '@/ui/member/KakaoStart'

function DemoNote() {
  return (
    <p className="mt-3 text-note text-soft">
      체험용 로그인이에요. 카카오 대신 이 서버의 연습용 화면이 열리며, 미리 만들어 둔 사람 가운데 하나를 고르면 돼요.
    </p>
  )
}

function SignInOff() {
  return (
    <div role="status" className="rounded-box border border-line bg-card px-4 py-4">
      <p className="font-semibold">지금은 로그인할 수 없어요</p>
      <p className="mt-1 text-small text-soft">
        이 서버에는 카카오 로그인이 설정되어 있지 않아요. 식당과 기록, 리뷰는 로그인하지 않아도 모두 볼 수 있어요.
      </p>
    </div>
  )
}

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
