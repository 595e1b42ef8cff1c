import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MAP_DEFAULT_CENTER } from '@/domain/site/site'
import { signInPath } from '@/domain/staff/staff'
import { env } from '@/infra/env'
import { KAKAO_CHECK } from '@/messages/kakaoCheck'
import { KakaoCheck } from '@/ui/map/kakao/KakaoCheck'
import { requireStaff } from '../_data/requireStaff'
import '@/app/(site)/theme.css'

export const metadata: Metadata = { title: KAKAO_CHECK.title }

export default async function KakaoTestPage() {
  const session = await requireStaff()
  if (!session) redirect(signInPath('/kakao-test'))
  const { KAKAO_MAP_KEY: key, KAKAO_REST_API_KEY: restKey, SITE_URL: site } = env()
  return (
    <main className="wrap max-w-3xl py-10">
      <h1 className="text-[1.5rem] font-[750] tracking-tight">{KAKAO_CHECK.title}</h1>
      {session.person.role === 'admin' ? (
        <>
          <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small">
            <dt className="text-soft">KAKAO_MAP_KEY</dt>
            <dd>{key ? KAKAO_CHECK.isSet : KAKAO_CHECK.mapKeyMissing}</dd>
            <dt className="text-soft">KAKAO_REST_API_KEY</dt>
            <dd>{restKey ? KAKAO_CHECK.isSet : KAKAO_CHECK.restKeyMissing}</dd>
            <dt className="text-soft">SITE_URL</dt>
            <dd>{site ?? KAKAO_CHECK.siteMissing}</dd>
          </dl>
          {key && <KakaoCheck appKey={key} point={MAP_DEFAULT_CENTER} />}
        </>
      ) : (
        <p className="mt-4 text-small">{KAKAO_CHECK.adminsOnly}</p>
      )}
    </main>
  )
}
