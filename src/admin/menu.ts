import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined'
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import RiceBowlOutlined from '@mui/icons-material/RiceBowlOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { DEFINED } from '@/resources/defined'
import type { ResourceName } from '@/resources/labels'

export interface MenuItem {
  /** its screens, which stand in tabs above each of them */
  resources: ResourceName[]
  icon: SvgIconComponent
  /** the first screen contains the others */
  isWhole?: boolean
}

interface MenuGroup {
  title: string
  items: MenuItem[]
}

export const HOME_ICON = HomeOutlined

const item = (icon: SvgIconComponent, ...resources: ResourceName[]): MenuItem => ({ resources, icon })

const GROUPS: MenuGroup[] = [
  {
    title: '데이터',
    items: [
      item(RiceBowlOutlined, 'restaurants'),
      item(ReceiptLongOutlined, 'visits'),
      item(AccountBalanceOutlined, 'agencies'),
      item(LinkOutlined, 'matches'),
      item(VerifiedUserOutlined, 'data-quality'),
      item(BarChartOutlined, 'statistics', 'recommendations'),
      item(UploadFileOutlined, 'data-upload', 'sources'),
    ],
  },
  {
    title: '커뮤니티',
    items: [
      item(FlagOutlined, 'reports'),
      item(ChatBubbleOutlineOutlined, 'reviews'),
      item(ArticleOutlined, 'posts', 'comments', 'suggestions'),
      item(MailOutlineOutlined, 'tickets'),
    ],
  },
  { title: '사람', items: [item(PersonOutlineOutlined, 'users', 'roles', 'audit')] },
]

const TEXTS = item(DescriptionOutlined, 'terms', 'collections')
const SETTINGS: MenuItem = { ...item(SettingsOutlined, 'settings', 'notices', 'faqs', 'formats'), isWhole: true }

const placed = [...GROUPS.flatMap(({ items }) => items), TEXTS, SETTINGS].flatMap(({ resources }) => resources)
const others = Object.values(DEFINED).flatMap(({ key }) => (placed.includes(key) ? [] : [key]))

/** An item appears if one of its resources has a list (`screens.tsx`) and the user may open it. */
export const MENU: MenuGroup[] = [
  ...GROUPS,
  { title: '설정', items: [{ ...TEXTS, resources: [...TEXTS.resources, ...others] }, SETTINGS] },
]

/** The screens of an item that the user may open, without those that another one contains. */
export function screensOf({ resources, isWhole }: MenuItem, canOpen: (resource: ResourceName) => boolean) {
  const open = resources.filter(canOpen)
  return isWhole && open[0] === resources[0] ? open.slice(0, 1) : open
}
