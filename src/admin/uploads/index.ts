import type { ResourceProps } from 'react-admin'
import { UploadScreen } from './UploadScreen'

export const dataUpload: ResourceProps = { name: 'data-upload', list: UploadScreen }
