import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { TrialResult } from '@/contract/sources'
import { koreanDate } from '../kit/dates/koreanDate'
import { Preview, sheet } from '../kit/defined/Composer'
import { StatusTag } from '../kit/marks'
import { useAction } from '../kit/useAction'
import { writtenSource } from './SourceInputs'

/** What the recipe reads of one page, before anything is saved. */
export function TryPanel() {
  const { getValues } = useFormContext()
  const [tried, setTried] = useState<TrialResult | null>(null)
  const read = useAction<string | null, TrialResult>(
    (post, provider) => {
      const { family, recipe, ...rest } = getValues()
      const { boards, hosts, titleWords } = writtenSource(rest)
      const trial = { family, recipe: recipe ?? {}, boards, hosts, titleWords, post }
      return provider.actionMany('sources', [], 'try', trial)
    },
    { onDone: setTried },
  )
  const readPage = () => {
    setTried(null)
    read.mutate(null)
  }
  return (
    <Preview>
      <Box sx={sheet}>
        <Button variant="outlined" disabled={read.isPending} onClick={readPage}>
          한 페이지 읽어 보기
        </Button>
        <Typography sx={{ color: 'var(--soft)', fontSize: 13, mt: 1 }}>
          첫 페이지만 읽고 아무것도 저장하지 않아요. 같은 호스트에는 10초에 한 번 물어요.
        </Typography>
        <div aria-live="polite">
          {tried && <Found tried={tried} isPending={read.isPending} onOpen={(post) => read.mutate(post)} />}
        </div>
      </Box>
    </Preview>
  )
}

interface Props {
  tried: TrialResult
  isPending: boolean
  onOpen: (post: string) => void
}

function Found({ tried: { fault, posts, files, hasTable, address }, isPending, onOpen }: Props) {
  if (fault !== null)
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {fault}
      </Alert>
    )
  const isNothing = posts.length === 0 && files.length === 0 && !hasTable
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <Typography sx={{ fontSize: 13, color: 'var(--soft)', overflowWrap: 'anywhere' }}>{address}</Typography>
      {posts.length > 0 && <b>글 {posts.length}개</b>}
      {hasTable && <b>쓴 내역의 표가 있어요.</b>}
      {isNothing && <b>글이나 첨부를 찾지 못했어요.</b>}
      {posts.map(({ title, day, address: post, isWanted, files: own }) => (
        <Box key={`${post}${title}`} sx={{ borderTop: '1px solid var(--line)', pt: 1 }}>
          {!isWanted && <StatusTag>건너뜀</StatusTag>} {title}{' '}
          <span style={{ color: 'var(--soft)' }}>{day ? koreanDate(day) : '날짜 없음'}</span>{' '}
          {post !== null && (
            <Button size="small" disabled={isPending} onClick={() => onOpen(post)}>
              첨부 보기
            </Button>
          )}
          <Files files={own} />
        </Box>
      ))}
      {files.length > 0 && <b>첨부 {files.length}개</b>}
      <Files files={files} />
    </Stack>
  )
}

const Files = ({ files }: Pick<TrialResult, 'files'>) =>
  files.map(({ name, address }) => (
    <Link key={address} href={address} target="_blank" rel="noreferrer" sx={{ display: 'block', fontSize: 13 }}>
      {name || address}
    </Link>
  ))
