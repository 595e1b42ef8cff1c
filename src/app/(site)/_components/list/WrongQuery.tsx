import Link from 'next/link'
import { buttonClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/PageHeading'
import { EmptyState } from '@/ui/kit/EmptyState'

/** For a URL with invalid filters: what is wrong, and two links on. */
export function WrongQuery({ message }: { message: string }) {
  return (
    <div className="wrap">
      <PageHeading title="조건을 확인해 주십시오" />
      <div className="mt-6">
        <EmptyState
          icon="search"
          title={message}
          actions={
            <>
              <Link href="/regions" className={buttonClass('primary')}>
                지역 고르기
              </Link>
              <Link href="/restaurants" className={buttonClass('plain')}>
                전국 목록
              </Link>
            </>
          }
        />
      </div>
    </div>
  )
}
