import { Button, Box, Stack, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { regex, type ResourceProps } from 'react-admin'
import { COLLECTION_SLUG, collectionPage } from '@/domain/collection'
import { COLLECTION_PANEL, COLLECTIONS } from '@/messages/site/collections'
import { type CollectedPlace, collections as definition } from '@/resources/collections'
import { Preview, sheet } from '../kit/defined/Composer'
import { definedForm } from '../kit/defined/definedForm'
import { DefinedInputs } from '../kit/defined/DefinedInput'
import { definedCell, definedList, type Tones } from '../kit/defined/definedList'
import { PlacesInput } from './PlacesInput'

const FAINT = { color: 'var(--faint)' }

/** As the public page: a place that is hidden there is left out. */
function CollectionPreview() {
  const { title, summary, places } = useWatch() as Partial<{ title: string; summary: string; places: CollectedPlace[] }>
  const shown = (places ?? []).filter(({ isShown }) => isShown)
  return (
    <Preview>
      <Box sx={{ ...sheet, overflowWrap: 'anywhere' }} tabIndex={0}>
        <Typography component="h3" sx={{ fontSize: 19, fontWeight: 700, letterSpacing: '-0.02em', mb: 1 }}>
          {title || <span style={FAINT}>제목</span>}{' '}
          <span style={{ fontWeight: 300, color: 'var(--soft)' }}>{COLLECTIONS.count(String(shown.length))}</span>
        </Typography>
        <p style={{ margin: '0 0 12px' }}>{summary || <span style={FAINT}>쓰는 대로 여기에 보여요.</span>}</p>
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map(({ restaurant, title: name, place, remark }) => (
            <Box component="li" key={restaurant} sx={{ borderTop: '1px solid var(--line)', py: 1 }}>
              <b style={{ fontWeight: 620 }}>{name}</b>
              <Box sx={{ color: 'var(--soft)', fontSize: 12.5 }}>{place}</Box>
              {remark && <Box sx={{ mt: 0.5 }}>{remark}</Box>}
            </Box>
          ))}
        </Stack>
      </Box>
    </Preview>
  )
}

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
      <>
        <DefinedInputs
          inputs={[
            'title',
            { source: 'slug', validate: regex(COLLECTION_SLUG, COLLECTION_PANEL.slugFault) },
            { source: 'summary', minRows: 3 },
            ['published', 'position'],
          ]}
        />
        <PlacesInput />
      </>
    ),
    beside: <CollectionPreview />,
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
