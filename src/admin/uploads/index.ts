import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

const UploadScreen = lazy(() => import('./UploadScreen'))

export const dataUpload: ResourceProps = { name: 'data-upload', list: UploadScreen }
