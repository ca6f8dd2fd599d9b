#!/usr/bin/env bash
# The tests of models in ONNX files, which `npm test` skips: ONNX Runtime is an optional peer of 144 MB
# (docs/plug-ins.md). It is installed for these tests and removed again.
set -eu
cd "$(dirname "$0")/.."
version=$(node -p "require('./detection/package.json').peerDependencies['onnxruntime-web']")
npm install --no-save --no-audit --no-fund --ignore-scripts "onnxruntime-web@$version"
status=0
npx vitest run --config .config/vitest.config.ts --project detection --project api \
  detection/src/detectors/plug-ins api/src/modules/scans/jobs/reading.test.ts api/src/modules/scans/jobs/scanning.test.ts || status=$?
npm prune --no-audit --no-fund --ignore-scripts
exit "$status"
