#!/usr/bin/env bash
# Tests of ONNX models. `npm test` skips them because ONNX Runtime is an optional peer dependency of 144 MB
# (docs/plug-ins.md). This script installs it, runs the tests and removes it.
set -eu
cd "$(dirname "$0")/.."
version=$(node -p "require('./detection/package.json').peerDependencies['onnxruntime-web']")
npm install --no-save --no-audit --no-fund --ignore-scripts "onnxruntime-web@$version"
status=0
npx vitest run --config .config/vitest.config.ts --project detection --project api \
  detection/src/detectors/plug-ins api/src/modules/scans/jobs/reading.test.ts api/src/modules/scans/jobs/scanning.test.ts || status=$?
npm prune --no-audit --no-fund --ignore-scripts
exit "$status"
