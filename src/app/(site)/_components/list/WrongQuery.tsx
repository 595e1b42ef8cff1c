import Link from 'next/link'
import type { RegionChoiceLink } from '@/ui/urls/readListQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { chipClass } from '@/ui/kit/chipClass'
import { PageHeading } from '@/ui/kit/PageHeading'
import { EmptyState } from '@/ui/kit/EmptyState'

interface Props {
  message: string
  choices?: readonly RegionChoiceLink[] | undefined
}

export function WrongQuery({ message, choices = [] }: Props) {
  return (
    <div className="wrap">
      <PageHeading title="조건을 확인해 주세요" />
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
        >
          {choices.length > 0 && (
            <span className="flex flex-wrap justify-center gap-2">
              {choices.map(({ label, href }) => (
                <Link key={href} href={href} className={chipClass(false)}>
                  {label}
                </Link>
              ))}
            </span>
          )}
        </EmptyState>
      </div>
    </div>
  )
}
