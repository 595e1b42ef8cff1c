import Link from 'next/link'
import { buttonClass } from '@/ui/kit/buttonClass'

export function HomeLinks({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Link href="/" className={buttonClass('primary')}>
        홈으로
      </Link>
      <Link href="/regions" className={buttonClass('plain')}>
        지역별로 보기
      </Link>
    </div>
  )
}
