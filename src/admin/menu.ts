import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined'
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import KeyOutlined from '@mui/icons-material/KeyOutlined'
import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import ListAltOutlined from '@mui/icons-material/ListAltOutlined'
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined'
import QuizOutlined from '@mui/icons-material/QuizOutlined'
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import TableViewOutlined from '@mui/icons-material/TableViewOutlined'
import RiceBowlOutlined from '@mui/icons-material/RiceBowlOutlined'
import RssFeedOutlined from '@mui/icons-material/RssFeedOutlined'
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { DEFINED } from '@/resources/defined'
import type { ResourceName } from '@/resources/labels'

export interface MenuItem {
  resource: ResourceName
  icon: SvgIconComponent
}

interface MenuGroup {
  title: string
  items: MenuItem[]
}

export const HOME_ICON = HomeOutlined

const item = (resource: ResourceName, icon: SvgIconComponent): MenuItem => ({ resource, icon })

const GROUPS: MenuGroup[] = [
  {
    title: '데이터',
    items: [
      item('restaurants', RiceBowlOutlined),
      item('visits', ReceiptLongOutlined),
      item('agencies', AccountBalanceOutlined),
      item('matches', LinkOutlined),
      item('data-quality', VerifiedUserOutlined),
      item('statistics', BarChartOutlined),
      item('recommendations', StarBorderOutlined),
      item('data-upload', UploadFileOutlined),
      item('sources', RssFeedOutlined),
    ],
  },
  {
    title: '커뮤니티',
    items: [
      item('reports', FlagOutlined),
      item('reviews', ChatBubbleOutlineOutlined),
      item('posts', ArticleOutlined),
      item('comments', ForumOutlined),
      item('suggestions', LightbulbOutlined),
      item('tickets', MailOutlineOutlined),
    ],
  },
  {
    title: '사람',
    items: [item('users', PersonOutlineOutlined), item('roles', KeyOutlined), item('audit', HistoryOutlined)],
  },
]

const SETTINGS: MenuItem[] = [
  item('terms', DescriptionOutlined),
  item('notices', CampaignOutlined),
  item('collections', CollectionsBookmarkOutlined),
  item('faqs', QuizOutlined),
  item('formats', TableViewOutlined),
  item('settings', SettingsOutlined),
]

const placed = [...GROUPS.flatMap(({ items }) => items), ...SETTINGS].map(({ resource }) => resource)
const others = Object.values(DEFINED).filter(({ key }) => !placed.includes(key))

/** An item appears if its resource has a list (`screens.tsx`) and the user may open it. */
export const MENU: MenuGroup[] = [
  ...GROUPS,
  { title: '설정', items: [...others.map(({ key }) => item(key, ListAltOutlined)), ...SETTINGS] },
]
