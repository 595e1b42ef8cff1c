import AddIcon from '@mui/icons-material/Add'
import { Box, Button, useMediaQuery } from '@mui/material'
import { ColumnsButton } from 'react-admin'
import { Link } from 'react-router-dom'
import { SUB_CATEGORIES } from '@/domain/place/lexicon/cuisines.data'
import { ExportButton } from '../kit/lists/ExportButton'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterFlag } from '../kit/filters/FilterFlag'
import { FilterRegion } from '../kit/filters/FilterRegion'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { FilterWords } from '../kit/filters/FilterWords'
import { ListScreen } from '../kit/screens/ListScreen'
import { type FilterPreset, SavedFilters } from '../kit/filters/SavedFilters'
import { DRAWER_WIDTH } from '../kit/dialogs/SideDrawer'
import { RestaurantDrawer } from './drawer/RestaurantDrawer'
import { useOpenRestaurant } from './drawer/useOpenRestaurant'
import { RestaurantTable } from './RestaurantTable'

const HELP = `공개 자료에서 찾은 식당이에요. 줄을 누르면 옆에 열리고, 목록은 그대로 있어요.
왼쪽 네모로 여러 곳을 골라 업종과 상태를 한꺼번에 바꿀 수 있어요. 바꾼 것은 아래에 뜨는 알림에서 되돌릴 수 있어요.
조건을 고른 뒤 ‘+ 저장’을 누르면 그 조건이 나만 보는 탭이 돼요.
내보내기는 지금 조건에 맞는 모든 줄을 파일로 만들어요.`

const PRESETS: FilterPreset[] = [
  { name: '분류 없음', filter: { hasSubCategory: false } },
  { name: '좌표 없음', filter: { hasPoint: false } },
  { name: '주소 없음', filter: { hasAddress: false } },
  { name: '폐업', filter: { isClosed: true } },
  { name: '휴지통', filter: { trashed: true } },
]

const CATEGORIES = [
  { id: 'restaurant', name: '음식점' },
  { id: 'cafe', name: '카페' },
]

/** Fits a readable list and a drawer next to it. */
const ROOMY = '(min-width: 1200px)'

export function RestaurantList() {
  const opened = useOpenRestaurant()
  const isRoomy = useMediaQuery(ROOMY)
  const isBeside = isRoomy && opened.id !== null
  return (
    <Box sx={{ mr: isBeside ? `${DRAWER_WIDTH}px` : 0 }}>
      <ListScreen
        resource="restaurants"
        help={HELP}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <>
            <ExportButton />
            <Button variant="contained" component={Link} to="/restaurants/create" startIcon={<AddIcon />}>
              식당 추가
            </Button>
          </>
        }
      >
        <SavedFilters presets={PRESETS} />
        <FilterBar search="이름, 주소, 전화">
          <FilterRegion />
          <FilterWords source="subCategory" label="업종" options={SUB_CATEGORIES} />
          <FilterSelect source="category" label="분류" choices={CATEGORIES} />
          <FilterFlag source="isActive" label="상태" yes="활성" no="비활성" />
          <FilterFlag source="hasSubCategory" label="업종 유무" yes="있음" no="미분류" />
          <FilterFlag source="hasPoint" label="좌표" yes="있음" no="없음" />
          <FilterFlag source="hasAddress" label="주소" yes="있음" no="없음" />
          <FilterFlag source="isClosed" label="영업" yes="폐업" no="영업" />
          <ColumnsButton />
        </FilterBar>
        <RestaurantTable openId={opened.id} onOpen={opened.open} />
      </ListScreen>
      <RestaurantDrawer opened={opened} isBeside={isBeside} />
    </Box>
  )
}
