export const UPLOADS_PATH = '/api/v1/staff/uploads'
export const JOBS_PATH = '/api/v1/staff/jobs'
export const TEMPLATES_PATH = '/api/v1/staff/upload-templates'
