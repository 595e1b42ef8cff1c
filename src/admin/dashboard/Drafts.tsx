import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import type { collections } from '@/resources/collections'
import type { RowOf } from '@/resources/definition'
import type { notices } from '@/resources/notices'
import type { terms } from '@/resources/terms'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { HomeList } from './HomeRows'

type Notice = RowOf<typeof notices>
type Terms = RowOf<typeof terms>
type Collection = RowOf<typeof collections>

const noticeRow = ({ title, publishFrom, createdAt }: Notice) => ({
  icon: CampaignOutlined,
  name: title,
  note: `${koreanDate(createdAt)} 씀`,
  due: publishFrom ? `${koreanMoment(publishFrom)}부터` : '때를 정하지 않음',
})
const termsRow = ({ title, edition, effectiveOn }: Terms) => ({
  icon: DescriptionOutlined,
  name: title,
  note: `${edition}판`,
  due: `${koreanDate(effectiveOn)} 시행`,
})
const collectionRow = ({ title, placeCount, updatedAt }: Collection) => ({
  icon: CollectionsBookmarkOutlined,
  name: title,
  note: `식당 ${placeCount.toLocaleString()}곳`,
  due: `${koreanDate(updatedAt)} 고침`,
})

const BY_DAY = { field: 'effectiveOn', order: 'ASC' } as const
const LATEST = { field: 'createdAt', order: 'DESC' } as const

/** Texts that are not public yet. */
export function Drafts() {
  return (
    <>
      <HomeList<Notice>
        title="쓰던 공지"
        resource="notices"
        filter={{ phase: 'draft' }}
        sort={LATEST}
        empty="쓰던 공지가 없어요."
        rowOf={noticeRow}
      />
      <HomeList<Notice>
        title="예약한 공지"
        resource="notices"
        filter={{ phase: 'scheduled' }}
        sort={{ field: 'publishFrom', order: 'ASC' }}
        empty="예약한 공지가 없어요."
        rowOf={noticeRow}
      />
      <HomeList<Terms>
        title="쓰던 약관"
        resource="terms"
        filter={{ published: false }}
        sort={BY_DAY}
        empty="쓰던 약관이 없어요."
        rowOf={termsRow}
      />
      <HomeList<Terms>
        title="시행을 앞둔 약관"
        resource="terms"
        filter={{ state: 'announced' }}
        sort={BY_DAY}
        empty="시행을 앞둔 약관이 없어요."
        rowOf={termsRow}
      />
      <HomeList<Collection>
        title="공개하지 않은 모아 보기"
        resource="collections"
        filter={{ published: false }}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        empty="공개하지 않은 모아 보기가 없어요."
        rowOf={collectionRow}
      />
    </>
  )
}
