import { Button } from '@mui/material'
import { regex, type ResourceProps } from 'react-admin'
import { COLLECTION_SLUG } from '@/domain/collection/limits'
import { collectionPage } from '@/domain/collection/paths'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import { type CollectedPlace, collections as definition } from '@/resources/collections'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedCell, definedList, type Tones } from '../kit/defined/definedList'
import { PlacesInput } from './PlacesInput'

const TONES: Tones = { published: { true: 'ok', false: 'plain' } }

const collectionList = definedList(definition, {
  help: `주제를 정해 고른 식당이에요. 공개한 것만 사이트에 보이고, 순서의 수가 작은 것이 앞에 와요.
맨 앞의 것은 첫 화면에도 나와요. 줄을 누르면 고치는 화면이 열려요.`,
  create: '새 모아 보기',
  search: '제목, 소개',
  filters: ['published'],
  columns: ['title', 'slug', 'placeCount', 'published', 'position', 'updatedAt'],
  cells: { placeCount: ({ placeCount }) => `${placeCount}곳` },
  tones: TONES,
  emptyTitle: '아직 모아 보기가 없어요.',
})

const toWritten = <T extends { places?: readonly CollectedPlace[] }>(collection: T) => ({
  ...collection,
  places: (collection.places ?? []).map(({ restaurant, remark }) => ({ restaurant, remark })),
})

export const collections: ResourceProps = {
  name: 'collections',
  list: collectionList.List,
  ...definedForm(definition, {
    help: `식당은 위에서부터 사이트에 나오는 순서예요. 한마디에는 왜 골랐는지 적어 주세요.
공개를 켜고 저장하면 곧바로 누구나 볼 수 있어요.`,
    create: '새 모아 보기',
    inputs: (
      <DefinedInputs
        inputs={[
          'title',
          { source: 'slug', validate: regex(COLLECTION_SLUG, COLLECTION_PANEL.slugFault) },
          { source: 'summary', minRows: 3 },
          ['published', 'position'],
        ]}
      />
    ),
    beside: <PlacesInput />,
    actions: (record) => (
      <>
        {definedCell(definition, 'published', TONES, record)}
        {record.published && <Button href={collectionPage(record.slug)}>사이트에서 보기</Button>}
      </>
    ),
    remove: { what: '모아 보기', effect: '사이트에서도 사라지고, 되돌릴 수 없어요. 식당은 그대로 있어요.' },
    transform: toWritten,
  }),
}
