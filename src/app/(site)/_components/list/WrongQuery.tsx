import Link from 'next/link'
import type { RegionChoiceLink } from '@/ui/urls/readQuery'
import { buttonClass, chipClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/Headings'
import { EmptyState } from '@/ui/kit/EmptyState'

export const WRONG_QUERY = '조건을 확인해 주세요'

const LISTS = [
  { label: '지역 고르기', href: '/regions' },
  { label: '전국 목록', href: '/restaurants' },
]

interface Props {
  message: string
  /** where to go on, the first as the main action */
  lists?: readonly { label: string; href: string }[]
  choices?: readonly RegionChoiceLink[] | undefined
}

export function WrongQuery({ message, lists = LISTS, choices = [] }: Props) {
  return (
    <div className="wrap">
      <PageHeading title={WRONG_QUERY} />
      <div className="mt-6">
        <EmptyState
          icon="search"
          title={message}
          actions={lists.map(({ label, href }, i) => (
            <Link key={href} href={href} className={buttonClass(i === 0 ? 'primary' : 'plain')}>
              {label}
            </Link>
          ))}
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
