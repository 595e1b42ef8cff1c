import { Stack, Button, TextField } from '@mui/material'
import type { ResourceProps } from 'react-admin'
import { useState } from 'react'
import { sources as definition } from '@/resources/sources'
import { definedForm } from '../kit/defined/definedForm'
import { definedCell, definedList, type Tones } from '../kit/defined/definedList'
import { StatusTag } from '../kit/marks'
import { RunsPanel } from './RunsPanel'
import { SourceInputs, writtenSource } from './SourceInputs'
import { TryPanel } from './TryPanel'
import { ActionButton } from '../kit/dialogs/ActionDialog'
import { saveFile } from '../kit/lists/downloads'
import { useAction } from '../kit/useAction'

const TYPES = { csv: 'text/csv', yaml: 'application/yaml' } as const
type Format = keyof typeof TYPES

interface Imported {
  created: number
  updated: number
}

/** Sources as a file: to share, to keep and to change many at once. */
function SourceFiles() {
  const [text, setText] = useState('')
  const write = useAction<Format, void>(async (format, provider) => {
    const file = await provider.actionMany<{ text: string }>('sources', [], 'export', { format })
    saveFile(new Blob([file.text], { type: `${TYPES[format]};charset=utf-8` }), `수집처.${format}`)
  })
  return (
    <>
      <Button variant="outlined" disabled={write.isPending} onClick={() => write.mutate('csv')}>
        CSV로 받기
      </Button>
      <Button variant="outlined" disabled={write.isPending} onClick={() => write.mutate('yaml')}>
        YAML로 받기
      </Button>
      <ActionButton<Imported>
        label="파일에서 가져오기"
        title="수집처 가져오기"
        effect="이름이 같은 수집처는 파일의 내용으로 바뀌어요. 한 곳이라도 틀리면 아무것도 바꾸지 않아요."
        confirmLabel="가져오기"
        wide
        disabled={text === ''}
        look={{ variant: 'outlined' }}
        run={(_, provider) => provider.actionMany('sources', [], 'import', { text })}
        done={({ created, updated }) => `새로 ${created}곳을 만들고 ${updated}곳을 바꿨어요.`}
      >
        <input
          type="file"
          accept=".csv,.yaml,.yml"
          aria-label="CSV나 YAML 파일"
          onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
        />
        <TextField
          label="파일의 내용"
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={8}
          maxRows={20}
          fullWidth
        />
      </ActionButton>
    </>
  )
}

const TONES: Tones = { state: { active: 'ok', held: 'bad' } }

const list = definedList(definition, {
  help: `기관이 업무추진비를 올리는 게시판이에요. 밤마다 새 글의 파일을 모아 자료 올리기와 똑같이 읽어요.
막히거나 모양이 바뀐 게시판은 이유를 적고 멈춰요. 확인한 뒤 상태를 바꾸면 다시 모아요.`,
  create: '새 수집처',
  search: '이름, 주소',
  moreActions: <SourceFiles />,
  filters: ['state', 'family', 'policy', 'isQuiet'],
  columns: [
    'name',
    'agencyName',
    'state',
    'heldReason',
    'policy',
    'waitingCount',
    'lastPostedOn',
    'isQuiet',
    'lastRunAt',
    'nextRunAt',
  ],
  cells: { isQuiet: ({ isQuiet }) => isQuiet && <StatusTag tone="mid">끊김</StatusTag> },
  tones: TONES,
  emptyTitle: '아직 수집처가 없어요. 게시판의 목록 주소로 하나 만들어 보세요.',
})

export const sources: ResourceProps = {
  name: 'sources',
  list: list.List,
  ...definedForm(definition, {
    help: `게시판 종류를 고르고 목록 주소를 적은 뒤, 한 페이지를 읽어 보세요. 글과 첨부가 나오면 저장해요.
종류를 모르면 '그 밖의 게시판'을 골라 읽는 법을 적어요. 막힌 게시판을 돌아가는 방법은 없어요.`,
    create: '새 수집처',
    inputs: <SourceInputs />,
    transform: writtenSource as never,
    beside: (
      <Stack sx={{ gap: 3 }}>
        <TryPanel />
        <RunsPanel />
      </Stack>
    ),
    actions: (record) => definedCell(definition, 'state', TONES, record),
    remove: { what: '수집처', effect: '모은 기록이 지워져요. 이미 가져온 방문과 파일은 그대로예요.' },
  }),
}
