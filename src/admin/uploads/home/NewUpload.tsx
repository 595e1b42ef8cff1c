import { Button, LinearProgress, MenuItem, TextField } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { UPLOAD_BYTES_MAX } from '@/domain/upload/limits'
import { UPLOAD_KINDS, type UploadKind } from '@/domain/upload/kinds'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import { memberMessages } from '@/messages/site/member'
import { Card } from '../../kit/Card'
import { sizeText } from '../numbers'
import { apiPath, toHttpError } from '../../dataProvider/requestJson'

/** XMLHttpRequest, because fetch reports no upload progress. `onShare` gets 0 to 1; resolves to the upload's id. */
function sendFile(file: File, kind: UploadKind, onShare: (share: number) => void): Promise<number> {
  if (file.size > UPLOAD_BYTES_MAX)
    return Promise.reject(
      new Error(`한 파일은 ${sizeText(UPLOAD_BYTES_MAX)}까지 올릴 수 있어요. 그림을 빼거나 여러 파일로 나누어 주세요.`),
    )
  if (file.size === 0) return Promise.reject(new Error('빈 파일이에요.'))
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', apiPath('POST /api/v1/staff/uploads', { query: { kind, name: file.name.normalize('NFC') } }))
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total ? loaded / total : 0)
    request.onerror = () => reject(new Error(memberMessages.offline))
    request.onload = () => {
      const body = request.response as { id?: number } | null
      if (request.status === 201 && body?.id) resolve(body.id)
      else reject(toHttpError(request.status, body))
    }
    request.send(file)
  })
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,.xlsb,.xls,.ods,.pdf,.hwp,.hwpx,.html,.htm,.zip'

const Zone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 168,
  marginTop: 14,
  padding: 18,
  border: '1.5px dashed var(--edge)',
  borderRadius: 8,
  background: 'var(--wash)',
  textAlign: 'center',
  '&.over': { borderColor: 'var(--ink)', borderStyle: 'solid', background: 'var(--card)' },
  '& b': { fontSize: 15, fontWeight: 650 },
  '& small': { fontSize: 12.5, color: 'var(--soft)' },
})

const Sent = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& li': { borderTop: '1px solid var(--line)', padding: '8px 0', display: 'grid', gap: 4 },
  '& .line': { display: 'flex', gap: 10, alignItems: 'baseline' },
  '& .state': { marginLeft: 'auto', fontSize: 12.5, color: 'var(--soft)', whiteSpace: 'nowrap' },
  '& .bad': { color: 'var(--accent)', whiteSpace: 'normal' },
})

interface Sending {
  key: string
  name: string
  share: number
  id: number | null
  error: string | null
}

export function NewUpload() {
  const [kind, setKind] = useState<UploadKind>('visits')
  const [sent, setSent] = useState<Sending[]>([])
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const send = async (files: readonly File[]) => {
    const begun = files.map((file, at) => ({
      key: `${Date.now()}-${at}`,
      name: file.name,
      share: 0,
      id: null,
      error: null,
    }))
    setSent((before) => [...begun, ...before])
    const note = (key: string, change: Partial<Sending>) =>
      setSent((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
    for (const [at, file] of files.entries()) {
      const key = begun[at]?.key ?? ''
      try {
        const id = await sendFile(file, kind, (share) => note(key, { share }))
        note(key, { id, share: 1 })
        if (files.length === 1) await navigate(`/data-upload/${id}`)
      } catch (error) {
        note(key, { error: (error as Error).message })
      }
      void client.invalidateQueries({ queryKey: ['uploads'] })
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send([...event.dataTransfer.files])
  }
  return (
    <Card title="새 파일 올리기">
      <TextField
        select
        fullWidth
        label="자료의 종류"
        value={kind}
        onChange={({ target }) => setKind(target.value as UploadKind)}
        helperText={UPLOAD_KIND_LABELS[kind].note}
      >
        {UPLOAD_KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {UPLOAD_KIND_LABELS[one].name}
          </MenuItem>
        ))}
      </TextField>
      <Zone
        className={isOver ? 'over' : ''}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <b>파일을 여기에 놓으세요</b>
        <small>
          엑셀, CSV, PDF, 한글 문서 · 한 파일에 {sizeText(UPLOAD_BYTES_MAX)}까지 · 여러 개를 한 번에 놓아도 돼요
        </small>
        <Button variant="contained" onClick={() => input.current?.click()}>
          파일 고르기
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="올릴 파일"
          onChange={({ target }) => {
            void send([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Zone>
      {sent.length > 0 && (
        <Sent aria-live="polite" aria-label="올리는 파일">
          {sent.map(({ key, ...one }) => (
            <SentFile key={key} {...one} />
          ))}
        </Sent>
      )}
    </Card>
  )
}

function SentFile({ name, share, id, error }: Omit<Sending, 'key'>) {
  return (
    <li>
      <div className="line">
        {id === null ? <span>{name}</span> : <Link to={`/data-upload/${id}`}>{name}</Link>}
        <span className={error ? 'state bad' : 'state'}>
          {error ?? (id === null ? `${Math.floor(share * 100)}%` : '올렸어요. 눌러서 살펴보세요.')}
        </span>
      </div>
      {id === null && !error && <LinearProgress variant="determinate" value={share * 100} aria-label={name} />}
    </li>
  )
}
