import { Link } from 'react-router-dom'
import type { ArchiveFile, Upload } from '@/domain/upload/upload'
import { ARCHIVE_FILES, describeUploadError } from '@/messages/staff/uploads'
import { sizeText } from '../numbers'
import { DeskBody, DeskHead } from './DeskParts'

export const ArchiveFiles = ({ upload: { fileName, bytes, files } }: { upload: Upload }) => (
  <>
    <DeskHead>
      <h1>자료 올리기</h1>
      <span className="file">
        <b>{fileName}</b> · {sizeText(bytes)} · <Link to="/data-upload">올린 파일 모두</Link>
      </span>
    </DeskHead>
    <DeskBody>
      <p>{ARCHIVE_FILES.title(files.filter((file) => 'upload' in file).length)}</p>
      <ul style={{ display: 'grid', gap: 8, paddingLeft: 20 }}>
        {files.map((file) => (
          <li key={file.name}>
            <b style={{ fontWeight: 620 }}>{file.name}</b> · <Fate {...file} />
          </li>
        ))}
      </ul>
    </DeskBody>
  </>
)

const Fate = (file: ArchiveFile) => {
  if ('upload' in file) return <Link to={`/data-upload/${file.upload}`}>{ARCHIVE_FILES.open}</Link>
  return <>{'error' in file ? describeUploadError(file.error) : ARCHIVE_FILES.leftover}</>
}
