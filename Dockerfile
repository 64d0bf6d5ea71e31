# One image for all processes; docker-compose.yml says which one a container is.

FROM node:20-slim AS page
WORKDIR /page
COPY frontend/package.json frontend/package-lock.json frontend/.npmrc* ./
RUN npm ci --no-audit --no-fund
COPY frontend ./
RUN npm run build

FROM python:3.11-slim
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    CRAITS_ENV=production CRAITS_DATA_DIR=/data CRAITS_PAGE_DIR=/app/page
COPY backend/requirements.txt /tmp/requirements.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt \
    && useradd --system craits && install -d -o craits /data
COPY LICENSE /app/
COPY --from=page /page/dist /app/page
COPY backend /app/backend
WORKDIR /app/backend
USER craits
EXPOSE 8000
