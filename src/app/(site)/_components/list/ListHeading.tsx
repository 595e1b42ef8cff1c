import type { ListQuery } from '@/domain/directory/query'
import { listHref } from '@/ui/address/listHref'
import { formatCount } from '@/ui/format/number'
import { Crumbs } from '@/ui/layout/Crumbs'
import { PageHeading } from '@/ui/layout/PageHeading'
import { listTitle } from './listTitle'

/** Where one stands, and how many there are; a dash of the count stands lighter, like a subtitle. */
export function ListHeading({ query, total }: { query: ListQuery; total: number | null }) {
  const crumbs = [{ href: '/regions', label: '지역별' }]
  if (query.province && query.district) crumbs.push({ href: listHref({ province: query.province }), label: query.province })
  return (
    <PageHeading
      crumbs={<Crumbs links={crumbs} />}
      title={
        <>
          {listTitle(query)} {total !== null && <span className="font-light text-soft">{formatCount(total)}곳</span>}
        </>
      }
    />
  )
}
